import type { FastifyInstance } from 'fastify';

/** Does something again and again in a server that listens; never in one that tests inject into. */
export function repeatWhileListening(app: FastifyInstance, everyMs: number, work: () => Promise<void>): void {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  const tick = () => {
    // A slow round is not overtaken by the next one.
    running ??= work()
      .catch((error: unknown) => app.log.error({ err: error }, 'repeated work failed'))
      .finally(() => {
        running = undefined;
      });
  };
  app.addHook('onListen', async () => {
    timer = setInterval(tick, everyMs);
  });
  app.addHook('preClose', async () => {
    clearInterval(timer);
    await running;
  });
}
