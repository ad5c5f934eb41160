/** Pieces of coal that lie together. */
import type { Kind } from "@/art/teufel";
import type { Open } from "@/gen/teufel";

export type Heap = Open["turned"];

const ORDER: readonly Kind[] = ["100", "75", "50", "25", "20", "10", "devil"];

export function heaped(heap: Heap, kind: Kind): Heap {
  return { ...heap, [kind]: (heap[kind] ?? 0) + 1 };
}

/** Every piece by itself, the dearest first. */
export function spread(heap: Heap): Kind[] {
  return ORDER.flatMap((kind) => Array.from({ length: heap[kind] ?? 0 }, () => kind));
}

export function pieces(heap: Heap): number {
  return Object.values(heap).reduce((sum, count) => sum + count, 0);
}
