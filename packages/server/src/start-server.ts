import { setTimeout } from 'node:timers/promises';
import { certificateOf } from './certificate.ts';
import { type Listening, listen } from './listen.ts';
import { openServer } from './open-server.ts';
import { describeAccess, isOpenToAll, openWarning } from './safe-mode.ts';
import type { RunningServer, ServerEvents, ServerSettings } from './server-settings.ts';

/**
 * Assembles the store, the catalogue and its surfaces, and serves them on a port.
 *
 * @throws ConfigurationError for a setting that cannot be used; the errors of the store for its folder.
 */
export async function startServer(
  settings: ServerSettings,
  events: ServerEvents = {},
): Promise<RunningServer> {
  const { port, host, datahubPort, site, publicUrl } = settings;
  const tls = certificateOf(settings);
  const server = await openServer(settings, events);
  const { fetch, onRequest, log, dataFolder, place } = server;
  const listenOn = (wanted: number, portOption?: string) =>
    listen(fetch, {
      port: wanted,
      host,
      onRequest,
      hasDocs: site !== undefined,
      ...(portOption !== undefined && { portOption }),
      ...(tls && { tls }),
      onCertificate: (error) =>
        error
          ? log.error({ reason: error.message }, 'new certificate unusable, the old one remains')
          : log.info('new certificate in use'),
      ...(settings.trustedProxy && { trustedProxies: settings.trustedProxy }),
    });
  const ports: Listening[] = [];
  const closePorts = () => Promise.all(ports.map((one) => one.close()));
  try {
    // The second first: when it is taken, nobody has been answered yet.
    if (datahubPort !== undefined) ports.push(await listenOn(datahubPort, '--datahub-port'));
    const listening = await listenOn(port);
    ports.push(listening);
    const isOpen = isOpenToAll(settings);
    if (isOpen) log.warn({ host }, openWarning);
    const link = await server.start(listening.address);
    return {
      address: listening.address,
      dataFolder,
      place,
      access: describeAccess(settings),
      firstAdministratorLink: link && `${publicUrl ?? listening.address}${link}`,
      warnings: isOpen ? [openWarning] : [],
      async stop({ drainMs = 0 } = {}) {
        server.drain();
        for (const one of ports) one.drain();
        if (drainMs > 0) await setTimeout(drainMs);
        await server.stop(closePorts);
      },
    };
  } catch (error) {
    await server.stop(closePorts);
    throw error;
  }
}
