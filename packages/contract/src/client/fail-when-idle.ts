/**
 * Wraps `fetch` for a stream with a heartbeat. If a network drops packets without closing the connection, a stream
 * stays open for minutes. With this function the stream, or a call without an answer, fails after `silenceMs` without a
 * byte.
 */
export function failWhenIdle(ask: typeof fetch, silenceMs: number): typeof fetch {
  return async (address, init) => {
    const cut = new AbortController();
    // Each arriving chunk restarts the timer. The timer does not restart itself, because browsers throttle chained
    // timers of hidden pages.
    let timer = setTimeout(() => cut.abort(), silenceMs);
    const hear = () => {
      clearTimeout(timer);
      timer = setTimeout(() => cut.abort(), silenceMs);
    };
    const given = init?.signal;
    const signal = given ? AbortSignal.any([given, cut.signal]) : cut.signal;
    signal.addEventListener('abort', () => clearTimeout(timer));
    try {
      const response = await ask(address, { ...init, signal });
      if (response.body === null) {
        clearTimeout(timer);
        return response;
      }
      hear();
      return new Response(
        watched(response.body, hear, () => clearTimeout(timer)),
        response,
      );
    } catch (error) {
      clearTimeout(timer);
      throw error;
    }
  };
}

const watched = (body: ReadableStream<Uint8Array<ArrayBuffer>>, hear: () => void, end: () => void) =>
  body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform: (piece, controller) => {
        hear();
        controller.enqueue(piece);
      },
      flush: end,
    }),
  );
