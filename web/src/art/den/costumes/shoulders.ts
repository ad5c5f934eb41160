/** The shoulders that collars and scarves lie on. */
export const SHOULDERS = "M6 78C6 66 14 60 22 58H42C50 60 58 66 58 78Z";
