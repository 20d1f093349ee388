const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether a list holds ids of uploads alone, each once. Whose they are, only the server knows. */
export function areUploadIds(value: unknown): boolean {
  if (!Array.isArray(value)) return true;
  // A long text is looked at no further than its length.
  const areIds = value.every((id) => typeof id === 'string' && id.length === 36 && ID.test(id));
  return areIds && new Set(value).size === value.length;
}
