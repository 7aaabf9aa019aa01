import { operation } from '../../../src/data/operation.ts';
import type { DefaultViewQuery, DefaultViewQueryVariables } from '../../types.ts';

export type { DefaultViewQuery, DefaultViewQueryVariables };
export const defaultViewQuery = operation<DefaultViewQuery, DefaultViewQueryVariables>('DefaultView', "query DefaultView{me{corpUser{urn settings{views{defaultView{urn}}}}}globalViewsSettings{defaultView}}");
