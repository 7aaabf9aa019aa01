import { operation } from '../../src/data/operation.ts';
import type { SubscriptionQuery, SubscriptionQueryVariables, SubscriptionsQuery, SubscriptionsQueryVariables, SubscriberGroupsQuery, SubscriberGroupsQueryVariables, CreateSubscriptionMutation, CreateSubscriptionMutationVariables, UpdateSubscriptionMutation, UpdateSubscriptionMutationVariables, DeleteSubscriptionMutation, DeleteSubscriptionMutationVariables } from '../types.ts';

export type { SubscriptionQuery, SubscriptionQueryVariables, SubscriptionsQuery, SubscriptionsQueryVariables, SubscriberGroupsQuery, SubscriberGroupsQueryVariables, CreateSubscriptionMutation, CreateSubscriptionMutationVariables, UpdateSubscriptionMutation, UpdateSubscriptionMutationVariables, DeleteSubscriptionMutation, DeleteSubscriptionMutationVariables };
export const subscriptionQuery = operation<SubscriptionQuery, SubscriptionQueryVariables>('Subscription', "query Subscription($input:GetSubscriptionInput!){getSubscription(input:$input){subscription{...SubscriptionParts}}}fragment SubscriptionParts on DataHubSubscription{subscriptionUrn entityUrn entityChangeTypes{entityChangeType}notificationConfig{notificationSettings{sinkTypes emailSettings{email}slackSettings{userHandle channels}}}digest}");

export const subscriptionsQuery = operation<SubscriptionsQuery, SubscriptionsQueryVariables>('Subscriptions', "query Subscriptions($input:ListSubscriptionsInput!){listSubscriptions(input:$input){total subscriptions{...SubscriptionParts entity{urn card{name}}}}}fragment SubscriptionParts on DataHubSubscription{subscriptionUrn entityUrn entityChangeTypes{entityChangeType}notificationConfig{notificationSettings{sinkTypes emailSettings{email}slackSettings{userHandle channels}}}digest}");

export const subscriberGroupsQuery = operation<SubscriberGroupsQuery, SubscriberGroupsQueryVariables>('SubscriberGroups', "query SubscriberGroups($urn:String!){corpUser(urn:$urn){urn groups:relationships(input:{types:[\"IsMemberOfGroup\" \"IsMemberOfNativeGroup\"]direction:OUTGOING start:0 count:100}){relationships{entity{urn card{name}}}}}}");

export const createSubscriptionMutation = operation<CreateSubscriptionMutation, CreateSubscriptionMutationVariables>('CreateSubscription', "mutation CreateSubscription($input:CreateSubscriptionInput!){createSubscription(input:$input){subscriptionUrn}}");

export const updateSubscriptionMutation = operation<UpdateSubscriptionMutation, UpdateSubscriptionMutationVariables>('UpdateSubscription', "mutation UpdateSubscription($input:UpdateSubscriptionInput!){updateSubscription(input:$input){subscriptionUrn}}");

export const deleteSubscriptionMutation = operation<DeleteSubscriptionMutation, DeleteSubscriptionMutationVariables>('DeleteSubscription', "mutation DeleteSubscription($input:DeleteSubscriptionInput!){deleteSubscription(input:$input)}");
