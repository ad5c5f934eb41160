/** A server that answers requests as the test says. */
import { vi } from "vitest";

export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly headers: Readonly<Record<string, string>>;
}

/** Answers by `METHOD path`: a body, or a status and a body. What is not listed cannot be reached. Returns everything that was asked. */
export function fakeServer(answers: Readonly<Record<string, object | null | readonly [status: number, body: object]>>): Asked[] {
  const asked: Asked[] = [];
  vi.stubGlobal("fetch", (path: string, { method = "GET", body, headers }: RequestInit & { body?: string }) => {
    asked.push({ method, path, body: body === undefined ? undefined : JSON.parse(body), headers: headers as Record<string, string> });
    const answer = answers[`${method} ${path}`];
    if (answer === undefined) return Promise.reject(new TypeError("Failed to fetch"));
    const [status, told] = Array.isArray(answer) ? (answer as [number, object]) : [200, answer];
    return Promise.resolve(new Response(JSON.stringify(told), { status }));
  });
  return asked;
}
