// The health check of the image: asks the server of this container whether it answers, and exits with 0 if it does.
import { request as requestPlain } from 'node:http';
import { request as requestSecure } from 'node:https';

const { PORT, COLOPHON_TLS_CERT } = process.env;
const isSecure = Boolean(COLOPHON_TLS_CERT);
const url = `${isSecure ? 'https' : 'http'}://127.0.0.1:${PORT || 8080}/health`;
// Its certificate names the address that clients use, which is another one.
const asked = isSecure ? requestSecure(url, { rejectUnauthorized: false }) : requestPlain(url);
asked
  .on('response', ({ statusCode }) => end(statusCode === 200, `${url} answered ${statusCode}.`))
  .on('error', ({ message }) => end(false, `${url} did not answer: ${message}`))
  .end();

function end(isHealthy, sentence) {
  console.log(sentence);
  process.exit(isHealthy ? 0 : 1);
}
