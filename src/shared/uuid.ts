const pattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** PostgreSQL refuses a parameter that only looks like an id, so ids from outside are checked first. */
export function isUuid(text: string): boolean {
  return pattern.test(text);
}
