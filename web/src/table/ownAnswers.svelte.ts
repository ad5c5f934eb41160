/** One's own answers on their way to the server: drafted, held back for a moment, said, and said again on a new line. */
import { Draft } from "@/frame/draft.svelte";
import { motion } from "@/frame/motion.svelte";
import { UnsentAnswer } from "@/frame/unsentAnswer.svelte";
import { type AnyMove, same } from "@/games/board";
import type { Answer, AnyWord, Chain } from "@/gen/wire";

/** The open ask, and the line to the server. */
interface Asked {
  readonly turn: number;
  readonly deadline: number | null;
  /** One's own answer to it, as the server keeps it. */
  readonly kept: AnyMove | null;
  tell(word: AnyWord): void;
}

export class OwnAnswers {
  /** What can still be undone. */
  readonly unsent = new UnsentAnswer((moves) => this.give(moves));
  /** A chain that is being put together. */
  readonly draft = new Draft(
    (moves) => this.asked.tell({ kind: "Try", turn: this.asked.turn, moves }),
    (moves) => motion.asksFirst || this.unsent.hold(moves, motion.undo * 1_000, this.asked.deadline),
  );
  /** What was said, until the server says that it is kept or why not. */
  #unkept = $state.raw<Answer | Chain | null>(null);
  /** Whether it was said again on a new line: then it may come too late, because it had been heard the first time. */
  isRepeated = false;

  constructor(private readonly asked: Asked) {}

  /** Whether one's answer is on its way. */
  get isSending(): boolean {
    return this.#unkept !== null;
  }

  get isOpen(): boolean {
    return this.draft.isOpen || this.unsent.move !== null;
  }

  give(moves: readonly AnyMove[]): void {
    const { turn } = this.asked;
    this.draft.drop();
    this.#unkept = moves.length > 1 ? { kind: "Chain", turn, moves } : { kind: "Answer", turn, move: moves[0] };
    this.isRepeated = false;
    this.asked.tell(this.#unkept);
  }

  /** Say it again on a new line, if it still fits. */
  giveAgain(): void {
    const said = this.#unkept;
    if (said === null || said.turn !== this.asked.turn || (said.kind === "Answer" && same(said.move, this.asked.kept))) return;
    this.isRepeated = true;
    this.asked.tell(said);
  }

  /** The server keeps this answer. */
  kept(move: AnyMove): void {
    if (this.#unkept?.kind === "Answer" && same(move, this.#unkept.move)) this.#unkept = null;
  }

  /** The server has refused something. */
  refused(): void {
    this.#unkept = null;
    if (this.draft.isTrying) this.draft.drop();
  }

  /** Another ask is open. */
  over(): void {
    this.#unkept = null;
    this.unsent.drop();
    this.draft.drop();
  }
}
