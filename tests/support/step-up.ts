import { password } from './people.ts';
import type { TestClient } from './test-client.ts';

/** Opens what is guarded in a customer's session, by the password. */
export async function stepUp(client: TestClient, secret = password): Promise<void> {
  const answer = await client.post('/api/auth/step-up', { way: 'password', password: secret });
  client.token = answer.payload<{ accessToken: string }>().accessToken;
}
