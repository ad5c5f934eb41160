/** A number that goes to its new value one by one, as fast as things fly. */
import { untrack } from "svelte";
import type { Scene } from "./contract";

/** Milliseconds between two steps at normal pace; a long way takes larger steps. */
const STEP = 90;
const MOST_STEPS = 12;

export class Counter {
  number = $state(0);

  /** Made while a component is being set up, so that it stops when that goes. */
  constructor(goal: () => number, scene: () => Pick<Scene, "pace" | "isStill">) {
    this.number = goal();
    $effect(() => {
      const [wanted, { pace, isStill }] = [goal(), scene()];
      const from = untrack(() => this.number);
      if (isStill || wanted === from) {
        this.number = wanted;
        return;
      }
      const step = Math.sign(wanted - from) * Math.ceil(Math.abs(wanted - from) / MOST_STEPS);
      const timer = setInterval(() => {
        const left = wanted - this.number;
        this.number = Math.abs(left) <= Math.abs(step) ? wanted : this.number + step;
        if (this.number === wanted) clearInterval(timer);
      }, STEP * pace);
      return () => clearInterval(timer);
    });
  }
}
