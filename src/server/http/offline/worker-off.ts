/**
 * What the server sends in the worker's place where `SERVICE_WORKER=off`: it takes over from a worker that may be broken,
 * deletes all that was kept, and removes itself. Open pages go on; the next one comes without a worker.
 */
export const workerOff = `addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => event.waitUntil((async () => {
  await Promise.all((await caches.keys()).map((name) => caches.delete(name)));
  await registration.unregister();
})()));
`;
