import { parentPort, workerData } from 'node:worker_threads';
import { prove } from '../../../definitions/cli/prove.ts';
import { contracts } from '../../contracts.ts';

parentPort?.postMessage(await prove(workerData, contracts));
