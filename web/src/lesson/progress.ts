/** How far somebody has come in a lesson, as this browser keeps it. */
import type { AnyMove } from "@/games/board";

export interface Progress {
  /** Of the lesson it is about. */
  readonly version: number;
  readonly step: number;
  /** What was answered in this step so far. */
  readonly answers: readonly AnyMove[];
  /** The steps that were done, by name. */
  readonly done: readonly string[];
}

export const keyOf = (game: string): string => `lesson-${game}`;

/** What is kept; null if nothing is, or nothing that can be read. */
export function keptProgress(game: string): Progress | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? "null");
    return isProgress(kept) ? kept : null;
  } catch {
    return null;
  }
}

export function keepProgress(game: string, progress: Progress): void {
  localStorage.setItem(keyOf(game), JSON.stringify(progress));
}

export function forgetProgress(game: string): void {
  localStorage.removeItem(keyOf(game));
}

function isProgress(kept: unknown): kept is Progress {
  if (typeof kept !== "object" || kept === null) return false;
  const { version, step, answers, done } = kept as Record<string, unknown>;
  return Number.isSafeInteger(version) && Number.isSafeInteger(step) && Number(step) >= 0 && Array.isArray(answers) && Array.isArray(done);
}

/** A link may name a step, and the version of the lesson that it was made for. */
export function stepInLink(query: string): { readonly step: number; readonly version: number | null } | null {
  const asked = new URLSearchParams(query);
  const [step, version] = [asked.get("step"), asked.get("version")].map((text) => (text && /^\d{1,4}$/.test(text) ? Number(text) : null));
  return step ? { step: step - 1, version: version ?? null } : null;
}
