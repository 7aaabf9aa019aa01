import { operation } from '../../../src/data/operation.ts';
import type { ViewsQuery, ViewsQueryVariables, ViewQuery, ViewQueryVariables, CreateViewMutation, CreateViewMutationVariables, UpdateViewMutation, UpdateViewMutationVariables, DeleteViewMutation, DeleteViewMutationVariables, SetMyDefaultViewMutation, SetMyDefaultViewMutationVariables, SetDefaultViewMutation, SetDefaultViewMutationVariables } from '../../types.ts';

export type { ViewsQuery, ViewsQueryVariables, ViewQuery, ViewQueryVariables, CreateViewMutation, CreateViewMutationVariables, UpdateViewMutation, UpdateViewMutationVariables, DeleteViewMutation, DeleteViewMutationVariables, SetMyDefaultViewMutation, SetMyDefaultViewMutationVariables, SetDefaultViewMutation, SetDefaultViewMutationVariables };
export const viewsQuery = operation<ViewsQuery, ViewsQueryVariables>('Views', "query Views($personal:ListMyViewsInput!$global:ListGlobalViewsInput!){listMyViews(input:$personal){total views{...ViewParts}}listGlobalViews(input:$global){total views{...ViewParts}}globalViewsSettings{defaultView}me{corpUser{urn settings{views{defaultView{urn}}}}platformPrivileges{manageGlobalViews}}}fragment ViewParts on DataHubView{urn viewType name description definition{entityTypes filter{operator filters{field condition values negated}}}}");

export const viewQuery = operation<ViewQuery, ViewQueryVariables>('View', "query View($urn:String!){entity(urn:$urn){urn ...on DataHubView{...ViewParts}}}fragment ViewParts on DataHubView{urn viewType name description definition{entityTypes filter{operator filters{field condition values negated}}}}");

export const createViewMutation = operation<CreateViewMutation, CreateViewMutationVariables>('CreateView', "mutation CreateView($input:CreateViewInput!){createView(input:$input){urn}}");

export const updateViewMutation = operation<UpdateViewMutation, UpdateViewMutationVariables>('UpdateView', "mutation UpdateView($urn:String!$input:UpdateViewInput!){updateView(urn:$urn input:$input){urn}}");

export const deleteViewMutation = operation<DeleteViewMutation, DeleteViewMutationVariables>('DeleteView', "mutation DeleteView($urn:String!){deleteView(urn:$urn)}");

export const setMyDefaultViewMutation = operation<SetMyDefaultViewMutation, SetMyDefaultViewMutationVariables>('SetMyDefaultView', "mutation SetMyDefaultView($view:String){updateCorpUserViewsSettings(input:{defaultView:$view})}");

export const setDefaultViewMutation = operation<SetDefaultViewMutation, SetDefaultViewMutationVariables>('SetDefaultView', "mutation SetDefaultView($view:String){updateGlobalViewsSettings(input:{defaultView:$view})}");
