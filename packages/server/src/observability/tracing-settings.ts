import type { Logger } from 'pino';

/** Variables of OpenTelemetry: https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/. */
type Environment = Readonly<Record<string, string | undefined>>;

/** Whether the environment names a collector and does not switch traces off. */
export const isTracingOn = (env: Environment): boolean =>
  Boolean(env.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT || env.OTEL_EXPORTER_OTLP_ENDPOINT) &&
  env.OTEL_SDK_DISABLED?.toLowerCase() !== 'true' &&
  env.OTEL_TRACES_EXPORTER !== 'none';

/** Reports settings that are not followed. */
export function warnOfIgnoredSettings(env: Environment, log: Logger): void {
  const protocol = env.OTEL_EXPORTER_OTLP_TRACES_PROTOCOL || env.OTEL_EXPORTER_OTLP_PROTOCOL;
  if (protocol && protocol !== 'http/json')
    log.warn({ protocol }, 'OTEL_EXPORTER_OTLP_PROTOCOL: traces are sent by http/json');
  const exporter = env.OTEL_TRACES_EXPORTER;
  if (exporter && exporter !== 'otlp')
    log.warn({ exporter }, 'OTEL_TRACES_EXPORTER: traces are sent by otlp');
}
