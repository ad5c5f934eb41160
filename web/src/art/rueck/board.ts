/** The board's own measures: every scene is drawn in them. */

export const WIDTH = 680;
export const HEIGHT = 590;
export const BOARD = `0 0 ${WIDTH} ${HEIGHT}`;
/** How a drawing of the whole board is laid, whatever part of it the picture shows. */
export const WHOLE = { width: WIDTH, height: HEIGHT };
