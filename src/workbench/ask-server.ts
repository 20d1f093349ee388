/** What was asked for is not there: a change set that does not exist. */
export class NotThere extends Error {}

/** The person is not signed in any more, and stays on the page. */
export class SignedOut extends Error {}

interface Asking {
  /** The person has not asked for it, and may have unsaved work: the page is not left for the sign-in. */
  stays?: boolean;
}

/**
 * One question to the server; a body that is text is JSON already. A person who is not signed in any more is led to the sign-in.
 * @throws NotThere, SignedOut where the person stays, or Error when it fails
 */
export async function askServer<Payload>(
  path: string,
  body?: object | string,
  { stays = false }: Asking = {},
): Promise<Payload> {
  const response = await fetch(`/workbench/api/${path}`, body === undefined ? {} : postOf(body));
  if (response.status === 404) {
    if (await isSignedIn()) return notThere(path);
    if (stays) throw new SignedOut(`${path} needs a sign-in.`);
    return leave();
  }
  const answer: { payload?: Payload } = await response.json();
  if (answer.payload === undefined) throw new Error(`${path} was answered with ${response.status}.`);
  return answer.payload;
}

function postOf(body: object | string): RequestInit {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: text };
}

/** To all others there is nothing, as there is nothing where a change set does not exist: this call says which. */
async function isSignedIn(): Promise<boolean> {
  return (await fetch('/workbench/api/me')).status !== 404;
}

function notThere(path: string): never {
  throw new NotThere(`There is no ${path}.`);
}

/** @returns what never comes: the page is left */
function leave(): Promise<never> {
  window.location.assign('/workbench/sign-in');
  return new Promise(() => undefined);
}

export async function signOut(): Promise<void> {
  await fetch('/workbench/sign-out', { method: 'POST', redirect: 'manual' });
  window.location.assign('/workbench/sign-in');
}
