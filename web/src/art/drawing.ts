/** What a drawing is: SVG written by a function, laid into the page once and shown wherever it is named. */

/**
 * One thing that is drawn. Everything inside it that has an id of its own (gradients, clips) begins with the drawing's id, so that
 * drawings of several games can lie in one page.
 */
export interface Drawing {
  /** Its name in the page: game or room, thing, and which of them, such as "rueck-robber-5". */
  readonly id: string;
  /** The box that it is drawn in, as SVG's viewBox has it. */
  readonly box: string;
  /** The shapes. Colours are variables of the page's tokens or of the folder's palette. */
  readonly ink: string;
}

/** The shapes of several drawings as symbols: one hidden element holds them, and pictures name them. */
export function symbols(drawings: Iterable<Drawing>): string {
  return [...drawings].map(({ id, box, ink }) => `<symbol id="${id}" viewBox="${box}" overflow="visible">${ink}</symbol>`).join("");
}

/** How wide a drawing is for its height. */
export function aspect({ box }: Drawing): number {
  const [, , width = 1, height = 1] = box.split(/[\s,]+/).map(Number);
  return width / height;
}
