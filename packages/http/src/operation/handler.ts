import type { Session } from '@colophon/catalogue';

/**
 * What serves a request, in every interface: the catalogue as the caller may use it, and what was asked. What was asked
 * has the form of the interface, and so has the answer; errors are thrown, and the interface renders them.
 */
export type Handler<Asked, Answer = Response> = (session: Session, asked: Asked) => Promise<Answer>;
