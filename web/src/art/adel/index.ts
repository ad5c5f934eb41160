/** The town of Adel verpflichtet: what a board lays into its sprite. Rooms and the way come in every size; see rooms.ts and ground.ts. */
import type { Drawing } from "../drawing";
import { inked } from "../ink/ink";
import { CARDS, THIEF_CARDS } from "./cards";
import { CASTLES } from "./castles";
import { club } from "./club";
import { GOLD, PAPER, SILVER } from "./colours";
import { auctionHouse, greatCastle } from "./houses";
import { bush, fir, fountain, lamppost, oak, signpost, till } from "./park";
import { archWindow, candelabra, chair, desk, easel, glove, goblet, jelly, mug, roast, rosette, throne } from "./props";
import { hound } from "./staff";
import { guest, prisoner, reveller } from "./thieves";

function drawing(thing: string, box: string, ink: string): Drawing {
  return { id: `adel-${thing}`, box, ink: inked(2, ink) };
}

const NUMBERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10];
const guests = NUMBERS.map(guest);
const prisoners = NUMBERS.map(prisoner);
const revellers = NUMBERS.map(reveller);

export const town = {
  auctionHouse: drawing("auction-house", "0 -22 250 238", auctionHouse()),
  greatCastle: drawing("great-castle", "0 -22 250 238", greatCastle()),
  club: drawing("club", "8 512 96 92", club()),
  oak: drawing("oak", "-14 -30 28 34", oak()),
  fir: drawing("fir", "-14 -34 28 38", fir()),
  bush: drawing("bush", "-14 -16 28 20", bush()),
  fountain: drawing("fountain", "-42 -44 84 60", fountain()),
  lamppost: drawing("lamppost", "-16 -54 32 58", lamppost()),
  signpost: drawing("signpost", "-38 -94 76 98", signpost()),
  till: drawing("till", "-24 -38 48 42", till()),
} as const;

export const things = {
  hound: drawing("hound", "-50 -50 100 100", hound()),
  desk: drawing("desk", "-58 -110 116 176", desk()),
  easel: drawing("easel", "-8 -14 116 200", easel()),
  glove: drawing("glove", "-8 -16 48 34", glove()),
  archWindow: drawing("arch-window", "-24 -4 48 84", archWindow()),
  chair: drawing("chair", "-42 -156 84 158", chair()),
  throne: drawing("throne", "-52 -212 104 214", throne()),
  goblet: drawing("goblet", "-10 -26 20 30", goblet()),
  candelabra: drawing("candelabra", "-22 -64 44 70", candelabra()),
  roast: drawing("roast", "-36 -30 76 40", roast()),
  jelly: drawing("jelly", "-22 -28 44 36", jelly()),
  mug: drawing("mug", "-12 -18 32 32", mug()),
  best: drawing("rosette-1", "-20 -20 40 54", rosette(GOLD)),
  second: drawing("rosette-2", "-20 -20 40 54", rosette(SILVER)),
  other: drawing("rosette-3", "-20 -20 40 54", rosette(PAPER)),
} as const;

/** The castle at a place of the way; after eighteen they begin anew. */
export function castleAt(place: number): Drawing {
  return CASTLES[place % CASTLES.length] ?? town.greatCastle;
}

function byNumber(all: readonly Drawing[], number: number): Drawing {
  return all[(number - 1) % all.length] ?? things.hound;
}

export const thiefCard = (number: number): Drawing => byNumber(THIEF_CARDS, number);
export const thiefAmongGuests = (number: number): Drawing => byNumber(guests, number);
export const thiefInJail = (number: number, merry: boolean): Drawing => byNumber(merry ? revellers : prisoners, number);
export { CARDS as cards };

/** How far the best and the second best of those exhibited stand out. */
export function rosetteOf(rank: number): Drawing {
  return rank === 1 ? things.best : rank === 2 ? things.second : things.other;
}

export const drawings: readonly Drawing[] = [
  ...CASTLES,
  ...Object.values(town),
  ...Object.values(things),
  ...guests,
  ...prisoners,
  ...revellers,
  ...Object.values(CARDS),
  ...THIEF_CARDS,
];
