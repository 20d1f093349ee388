const patienceSeconds = 10;

/** On SIGTERM or SIGINT, lets running requests finish and closes everything, then ends the process. */
export function endGracefully(close: () => Promise<void>): void {
  let isEnding = false;
  const end = () => {
    if (isEnding) return;
    isEnding = true;
    // Whoever keeps a connection open longer than this does not keep the process alive.
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
