// A thread that reads.
import { answerQueries } from './answer-queries.ts';
import { ownThread } from './port.ts';

answerQueries(...ownThread());
