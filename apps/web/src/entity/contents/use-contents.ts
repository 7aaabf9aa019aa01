import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { productContentsQuery } from '../../../gen/entity/contents/contents.ts';
import { read } from '../../data/query-client.ts';
import { searchInput, searchRequest } from '../../search/search-request.ts';
import { typeOfUrn } from '../presentations.ts';
import { contentsFieldOf } from './contents-field.ts';

interface Page {
  readonly q: string;
  /** From 1. */
  readonly page: number;
}

/** A page of what is in an entity: found by the field that says so, or listed by a data product. */
export function useContents(urn: string, { q, page }: Page) {
  const field = contentsFieldOf(typeOfUrn(urn));
  const input = searchInput({ q, page, filters: {} });
  const found = useQuery({
    ...searchRequest({ q, page, filters: field === undefined ? {} : { [field]: [urn] } }),
    placeholderData: keepPreviousData,
    enabled: field !== undefined,
    select: ({ searchAcrossEntities }) => searchAcrossEntities,
  });
  const listed = useQuery({
    ...read(productContentsQuery, { urn, input }),
    placeholderData: keepPreviousData,
    enabled: field === undefined,
    select: ({ listDataProductAssets }) => listDataProductAssets,
  });
  return field === undefined ? listed : found;
}
