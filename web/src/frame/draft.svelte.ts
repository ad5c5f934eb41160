/** A chain of answers that is put together before it is given: the server tries it on a scratch table, and that is shown. */
import { type AnyMove, type AnyView, same } from "@/games/board";

export class Draft {
  /** The answers so far; empty while nothing is drafted. */
  moves = $state.raw<readonly AnyMove[]>([]);
  /** The table that they lead to, as far as it has been tried. */
  view = $state.raw<AnyView | null>(null);
  /** Whether the chain ends with the last of them. */
  isWhole = $state(false);
  /** Whether the server is trying the last of them. */
  isTrying = $state(false);
  /** How many answers there were before each one that was chosen; what alone could follow was added by itself. */
  #before: number[] = [];

  constructor(
    private readonly attempt: (moves: readonly AnyMove[]) => void,
    private readonly ended: (moves: readonly AnyMove[]) => void,
  ) {}

  get isOpen(): boolean {
    return this.moves.length > 0;
  }

  add(move: AnyMove): void {
    if (this.isTrying || this.isWhole) return;
    this.#before.push(this.moves.length);
    this.#try([...this.moves, move]);
  }

  /** Take back the answer that was chosen last, and what followed from it by itself. */
  back(): void {
    const moves = this.moves.slice(0, this.#before.pop() ?? 0);
    if (moves.length) this.#try(moves);
    else this.drop();
  }

  drop(): void {
    this.moves = [];
    this.#before = [];
    this.view = null;
    this.isWhole = this.isTrying = false;
  }

  /** What the server says of a chain; of one that is no longer drafted, nothing. */
  tried(moves: readonly AnyMove[], view: AnyView, isWhole: boolean): void {
    if (!this.isTrying || !same(moves, this.moves)) return;
    this.isTrying = false;
    this.isWhole = isWhole;
    // A game is over when it is played, and not in a draft.
    if (view.standing === null) this.view = view;
    const [only, ...others] = view.choices;
    if (isWhole) this.ended(moves);
    else if (only && !others.length) this.#try([...moves, only]);
  }

  #try(moves: readonly AnyMove[]): void {
    this.moves = moves;
    this.isWhole = false;
    this.isTrying = true;
    this.attempt(moves);
  }
}
