import { getCollection } from 'astro:content';
import { toPageRecords } from '../../content/page-record.ts';

/** The records of all pages, for whoever wants to know what there is to read. */
export async function GET(): Promise<Response> {
  return Response.json(toPageRecords(await getCollection('docs')));
}
