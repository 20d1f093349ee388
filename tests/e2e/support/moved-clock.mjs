/**
 * Loaded into a server before its own code (`node --import`): its clock is ahead by CLOCK_AHEAD_MS (less than nothing: it is
 * behind), so that a test which needs a day or a time gets it whenever it runs. `/dev/clock` passes whole days only.
 */
const ahead = Number(process.env.CLOCK_AHEAD_MS ?? 0);
const device = Date.now;
Date.now = () => device() + ahead;

// A proxy and no class of its own: dates that come from another thread stay dates of this kind.
globalThis.Date = new Proxy(Date, {
  construct: (real, parts, made) => Reflect.construct(real, parts.length > 0 ? parts : [Date.now()], made),
});
