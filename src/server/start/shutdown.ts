const patienceSeconds = 10;

/** On SIGTERM or SIGINT, lets running requests finish and closes everything, then ends the process. */
export function endGracefully(close: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    // A connection that stays open longer than this does not keep the process running.
    setTimeout(() => {
      console.error(`Not all was done within ${patienceSeconds} s of the request to end.`);
      process.exit(1);
    }, patienceSeconds * 1000).unref();
    close().then(
      () => process.exit(0),
      (error) => {
        console.error(error);
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
}
