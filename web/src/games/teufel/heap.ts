/** Pieces of coal that lie together. */
import type { Open } from "@/gen/teufel";

export type Heap = Open["turned"];
export type Kind = keyof Heap;

const ORDER: readonly Kind[] = ["100", "75", "50", "25", "20", "10", "devil"];

export function heaped(heap: Heap, kind: Kind): Heap {
  return { ...heap, [kind]: (heap[kind] ?? 0) + 1 };
}

/** The kinds that are there, the dearest first. */
export function kinds(heap: Heap): Kind[] {
  return ORDER.filter((kind) => heap[kind]);
}

/** Every piece by itself, the dearest first. */
export function spread(heap: Heap): Kind[] {
  return ORDER.flatMap((kind) => Array.from({ length: heap[kind] ?? 0 }, () => kind));
}

export function worth(heap: Heap): number {
  return spread(heap).reduce((sum, kind) => sum + (kind === "devil" ? 0 : Number(kind)), 0);
}
