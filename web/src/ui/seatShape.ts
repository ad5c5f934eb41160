/** The shape of each seat, drawn in a box from -1 to 1: colour alone never tells seats apart. */
const SHAPES = [
  "M0-.8A.8.8 0 1 1 0 .8.8.8 0 1 1 0-.8Z",
  "M0-.85.9.7H-.9Z",
  "M-.72-.72H.72V.72H-.72Z",
  "M0-.95.8 0 0 .95-.8 0Z",
  "M0-.95.22-.3.9-.3.36.12.56.8 0 .4-.56.8-.36.12-.9-.3-.22-.3Z",
  "M-.45-.78H.45L.9 0 .45.78H-.45L-.9 0Z",
  "M-.28-.85H.28V-.28H.85V.28H.28V.85H-.28V.28H-.85V-.28H-.28Z",
  "M0-.9.86-.28.53.73H-.53L-.86-.28Z",
] as const;

export function seatShape(seat: number): string {
  return SHAPES[seat] ?? SHAPES[0];
}
