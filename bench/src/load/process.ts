// The load, in a process of its own: it takes one job after the other from its parent.
import { Connection, printRequest } from './connection.ts';
import type { Job, JobResult } from './job.ts';
import { ingestProposalBody } from './proposals.ts';

process.on('message', (job: Job) => void run(job).then((result) => process.send?.(result)));

async function run(job: Job): Promise<JobResult> {
  let known = job.kind === 'write' ? job.known : 0;
  let sent = 0;
  const next = (): string => {
    sent++;
    if (job.kind === 'read') return printRequest('GET', job.paths[sent % job.paths.length] ?? '/');
    // Every hundredth part of a whole turn decides, so that both kinds come evenly mixed.
    const isUpdate = known > 0 && (sent * 61) % 100 < job.updates * 100;
    const i = isUpdate ? Math.imul(sent, 7919) % known : known++;
    return printRequest(
      'POST',
      '/aspects?action=ingestProposal',
      ingestProposalBody(Math.abs(i), isUpdate ? known : 0),
    );
  };

  const connections = await Promise.all(Array.from({ length: job.clients }, () => Connection.open(job.port)));
  const cpuBefore = process.cpuUsage();
  const start = performance.now();
  const end = start + job.durationMs;
  let requests = 0;
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() < end) {
        const status = await connection.send(next());
        if (status !== 200)
          throw new Error(`The server answered ${status} to request ${sent} of a ${job.kind}`);
        requests++;
      }
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const cpu = process.cpuUsage(cpuBefore);
  for (const connection of connections) connection.close();
  return { requests, perSecond: requests / seconds, known, loadCpu: (cpu.user + cpu.system) / 1e6 / seconds };
}
