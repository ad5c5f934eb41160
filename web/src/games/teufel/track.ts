/** The pawns' track in numbers and words. */
import type { Open } from "@/gen/teufel";
import type { TeufelScene } from "./stage";

/** What stands on the plates: the first counts from nothing, the last has no end. */
export function spaces(track: Open["track"]): string[] {
  return track.map((space, at) => (at === 0 ? `0–${space}` : at === track.length - 1 ? `${space}+` : String(space)));
}

export function trackInWords(scene: TeufelScene, pawns: readonly number[]): string {
  const { track } = scene.view.open;
  const at = (step: number): string => {
    const space = (place: number): string => String(track[place]);
    return step % 2 ? `${space((step - 1) / 2)}–${space((step + 1) / 2)}` : (spaces(track)[step / 2] ?? "");
  };
  const told = pawns.map((step, seat) => scene.speaker.say("teufel-page-pawn", { who: scene.names[seat] ?? "", at: at(step) }));
  return scene.speaker.say("teufel-page-track", { pawns: scene.speaker.listed(told) });
}
