import { access } from '../../access/operation-access.ts';
import { body } from '../body.ts';
import { operation } from '../operation.ts';
import { errors } from '../responses.ts';
import { asRequest, callerOf } from './caller.ts';
import { tag } from './shared.ts';

interface PasswordChange {
  readonly current: string;
  readonly next: string;
}

export const password = operation({
  id: 'changePassword',
  access: access.signedIn,
  method: 'POST',
  path: '/openapi/v1/identity/password',
  tag,
  writes: true,
  summary: 'Change your password',
  description:
    'All sessions end, that of this request too. Wrong guesses of the current password count as attempts to sign in, so that they become slower and slower: status 429.',
  body: body<PasswordChange>('Both passwords.', {
    type: 'object',
    properties: {
      current: { description: 'The password until now.', type: 'string' },
      next: { description: 'The new one. It has to be long, and none of the common ones.', type: 'string' },
    },
    required: ['current', 'next'],
    additionalProperties: false,
  }),
  answers: { 200: { description: 'It is changed.' }, ...errors.badRequest, ...errors.notFound },
  async run(session, { body: { current, next }, identity }) {
    const { urn, services, acting } = callerOf(session, { identity });
    const { by: _, ...origin } = acting;
    await asRequest(services.users.changePassword({ user: urn, current, next, ...origin }));
    return { status: 200 };
  },
});
