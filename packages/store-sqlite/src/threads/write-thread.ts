// The thread that writes.
import { answerWrites } from './answer-writes.ts';
import { ownThread } from './port.ts';

answerWrites(...ownThread());
