/** An answer that a client got; status 0 is none. */
interface Got {
  what: string;
  status: number;
  type: string;
  text: string;
}

/**
 * What is wrong with an answer while the database hangs. A refusal is fine where the customer is told in words: in the
 * `detail` of a problem, or under the heading of a page.
 */
export function faultOf({ what, status, type, text }: Got): string[] {
  const isServed = status > 0 && status < 500;
  if (isServed || (status === 503 && hasSentence(type, text))) return [];
  return [`${what} was answered ${status} without a sentence: ${type} ${text.slice(0, 200)}`];
}

function hasSentence(type: string, text: string): boolean {
  if (type.startsWith('text/html')) return /<h1[^>]*>\s*[^<\s]/.test(text);
  if (!type.startsWith('application/problem+json')) return false;
  const { detail }: { detail?: unknown } = JSON.parse(text);
  return typeof detail === 'string' && detail.includes(' ');
}
