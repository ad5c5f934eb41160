/** The pages of the side panel. */
export type SidePage = "log" | "talk" | "odds" | "hint";
