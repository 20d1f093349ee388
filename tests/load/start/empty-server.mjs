// The least that a server with this framework is: one route.
import { fastify } from 'fastify';

const app = fastify();
app.get('/health/ready', async () => ({ status: 'ok' }));
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
process.on('SIGTERM', () => process.exit(0));
