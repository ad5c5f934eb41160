/** Whether the page is a phone held upright: then the board is too small for buttons in it. */
import { MediaQuery } from "svelte/reactivity";

export const upright = new MediaQuery("(width < 600px) and (aspect-ratio < 1)");
