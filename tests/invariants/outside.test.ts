import { describe, it } from 'vitest';
import { startServers } from './durability/servers.ts';
import { copyOfTemplate } from './durability/stage.ts';
import { hasPostgres } from './harness/pair.ts';
import { customers } from './harness/people.ts';
import { catches, holds } from './harness/rounds.ts';
import { evilGateway, evilMailServer } from './outside/evil-systems.ts';
import { messagesRound, type Outside } from './outside/messages-round.ts';

describe.skipIf(!hasPostgres)('outside systems that hang, drip, refuse, cut off or talk nonsense', () => {
  it('hold nobody up, lose no message, and the health endpoint says so', async () => {
    const name = 'bad gateways hold nobody up and lose nothing';
    const sound = await stage();
    await holds(name, { short: 3, deep: 50 }, messagesRound(sound)).finally(() => clear(sound));
    const naive = await stage('guard');
    await catches(name, 'waits as long as it takes', messagesRound(naive, ['hang'])).finally(() =>
      clear(naive),
    );
  });
});

/** Two processes that talk to a bad gateway and a bad mail server, and soon lose patience. */
async function stage(naive?: string): Promise<Outside> {
  const [gateway, mails] = await Promise.all([evilGateway(), evilMailServer()]);
  const env = {
    SMS_GATEWAY_URL: gateway.url,
    SMTP_URL: mails.url,
    MAIL_FROM: 'service@fanline.example',
    OUTSIDE_LIMIT_SECONDS: '0.5',
  };
  const servers = await startServers(await copyOfTemplate(), 2, naive, env);
  return { servers, gateway, mails, people: await customers(servers.db, 3) };
}

async function clear({ servers, gateway, mails }: Outside): Promise<void> {
  await Promise.all([gateway.close(), mails.close()]);
  await servers.close();
}
