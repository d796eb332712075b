/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import * as Types from '../../../lib/graph/schema.generated';

import { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The looks of the public pages */
export type QueueBrandingInput = {
  closedText?: string | null | undefined;
  logo?: string | null | undefined;
  primary?: string | null | undefined;
  welcome?: string | null | undefined;
};

/** Somebody or something that attends */
export type QueueResourceInput = {
  /** Kept where it is given; else made of the name */
  id?: string | null | undefined;
  minutesPerTurn?: string | null | undefined;
  name?: string | null | undefined;
};

/** The settings of the waiting list: only what is given is changed */
export type WaitingListSettingsInput = {
  almostReadyAhead?: number | null | undefined;
  askPartySize?: boolean | null | undefined;
  askPhone?: string | null | undefined;
  branding?: QueueBrandingInput | null | undefined;
  callerId?: string | number | null | undefined;
  capacity?: number | null | undefined;
  enabled?: boolean | null | undefined;
  graceMinutes?: number | null | undefined;
  letPassMost?: number | null | undefined;
  /** Merged by kind, each kind by member */
  messages?: unknown;
  minutesPerTurn?: string | null | undefined;
  mostNoShows?: number | null | undefined;
  mostPartySize?: number | null | undefined;
  mostTextsAnHour?: number | null | undefined;
  name?: string | null | undefined;
  noShow?: string | null | undefined;
  opensByItself?: boolean | null | undefined;
  publicBooking?: string | null | undefined;
  requeueAfter?: number | null | undefined;
  resources?: Array<QueueResourceInput> | null | undefined;
  showEstimate?: boolean | null | undefined;
  thankAfterMinutes?: number | null | undefined;
  /** The version that was read: an old one is refused */
  version?: number | null | undefined;
  wallShows?: string | null | undefined;
};

export type WaitingListSettingsPageQueryVariables = Exact<{ [key: string]: never; }>;


export type WaitingListSettingsPageQuery = { waitingListSettings: { enabled: boolean, name: string, capacity: number | null, minutesPerTurn: string, showEstimate: boolean, askPartySize: boolean, mostPartySize: number, askPhone: string, publicBooking: string, noShow: string, requeueAfter: number, mostNoShows: number, graceMinutes: number, letPassMost: number, almostReadyAhead: number, thankAfterMinutes: number, mostTextsAnHour: number, callerId: string | null, opensByItself: boolean, wallShows: string, messages: unknown, publicUrl: string, reviewUnready: string | null, version: number, resources: Array<{ id: string, name: string, minutesPerTurn: string }>, branding: { primary: string | null, logo: string, welcome: string, closedText: string } } | null, appServiceByKey: { key: string, prices: Array<{ country: string, price: string }> } | null, accountSettingsBranding: { icon: { url: string } | null, logo: { url: string } | null, colours: { primary: string | null, onPrimary: string, text: string } } | null };

export type SaveWaitingListSettingsMutationVariables = Exact<{
  input: Types.WaitingListSettingsInput;
}>;


export type SaveWaitingListSettingsMutation = { setWaitingListSettings: { enabled: boolean, name: string, capacity: number | null, minutesPerTurn: string, showEstimate: boolean, askPartySize: boolean, mostPartySize: number, askPhone: string, publicBooking: string, noShow: string, requeueAfter: number, mostNoShows: number, graceMinutes: number, letPassMost: number, almostReadyAhead: number, thankAfterMinutes: number, mostTextsAnHour: number, callerId: string | null, opensByItself: boolean, wallShows: string, messages: unknown, publicUrl: string, reviewUnready: string | null, version: number, resources: Array<{ id: string, name: string, minutesPerTurn: string }>, branding: { primary: string | null, logo: string, welcome: string, closedText: string } } | null };

export type MakeKioskKeyMutationVariables = Exact<{ [key: string]: never; }>;


export type MakeKioskKeyMutation = { createKioskKey: { kioskKey: string, url: string } | null };

export type RevokeKioskKeysMutationVariables = Exact<{ [key: string]: never; }>;


export type RevokeKioskKeysMutation = { deleteKioskKeys: boolean | null };

export type WholeSettingsFragment = { enabled: boolean, name: string, capacity: number | null, minutesPerTurn: string, showEstimate: boolean, askPartySize: boolean, mostPartySize: number, askPhone: string, publicBooking: string, noShow: string, requeueAfter: number, mostNoShows: number, graceMinutes: number, letPassMost: number, almostReadyAhead: number, thankAfterMinutes: number, mostTextsAnHour: number, callerId: string | null, opensByItself: boolean, wallShows: string, messages: unknown, publicUrl: string, reviewUnready: string | null, version: number, resources: Array<{ id: string, name: string, minutesPerTurn: string }>, branding: { primary: string | null, logo: string, welcome: string, closedText: string } };

export const WholeSettingsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"minutesPerTurn"}},{"kind":"Field","name":{"kind":"Name","value":"showEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"askPartySize"}},{"kind":"Field","name":{"kind":"Name","value":"mostPartySize"}},{"kind":"Field","name":{"kind":"Name","value":"askPhone"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutesPerTurn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicBooking"}},{"kind":"Field","name":{"kind":"Name","value":"noShow"}},{"kind":"Field","name":{"kind":"Name","value":"requeueAfter"}},{"kind":"Field","name":{"kind":"Name","value":"mostNoShows"}},{"kind":"Field","name":{"kind":"Name","value":"graceMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"letPassMost"}},{"kind":"Field","name":{"kind":"Name","value":"almostReadyAhead"}},{"kind":"Field","name":{"kind":"Name","value":"thankAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostTextsAnHour"}},{"kind":"Field","name":{"kind":"Name","value":"callerId"}},{"kind":"Field","name":{"kind":"Name","value":"opensByItself"}},{"kind":"Field","name":{"kind":"Name","value":"wallShows"}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"welcome"}},{"kind":"Field","name":{"kind":"Name","value":"closedText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUnready"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WholeSettingsFragment, unknown>;
export const WaitingListSettingsPageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WaitingListSettingsPage"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"waitingListSettings"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeSettings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"appServiceByKey"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"key"},"value":{"kind":"StringValue","value":"sms","block":false}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"prices"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"country"}},{"kind":"Field","name":{"kind":"Name","value":"price"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"accountSettingsBranding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"logo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"url"}}]}},{"kind":"Field","name":{"kind":"Name","value":"colours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"onPrimary"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"minutesPerTurn"}},{"kind":"Field","name":{"kind":"Name","value":"showEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"askPartySize"}},{"kind":"Field","name":{"kind":"Name","value":"mostPartySize"}},{"kind":"Field","name":{"kind":"Name","value":"askPhone"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutesPerTurn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicBooking"}},{"kind":"Field","name":{"kind":"Name","value":"noShow"}},{"kind":"Field","name":{"kind":"Name","value":"requeueAfter"}},{"kind":"Field","name":{"kind":"Name","value":"mostNoShows"}},{"kind":"Field","name":{"kind":"Name","value":"graceMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"letPassMost"}},{"kind":"Field","name":{"kind":"Name","value":"almostReadyAhead"}},{"kind":"Field","name":{"kind":"Name","value":"thankAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostTextsAnHour"}},{"kind":"Field","name":{"kind":"Name","value":"callerId"}},{"kind":"Field","name":{"kind":"Name","value":"opensByItself"}},{"kind":"Field","name":{"kind":"Name","value":"wallShows"}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"welcome"}},{"kind":"Field","name":{"kind":"Name","value":"closedText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUnready"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<WaitingListSettingsPageQuery, WaitingListSettingsPageQueryVariables>;
export const SaveWaitingListSettingsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SaveWaitingListSettings"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListSettingsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setWaitingListSettings"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WholeSettings"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WholeSettings"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"WaitingListSettings"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"enabled"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"capacity"}},{"kind":"Field","name":{"kind":"Name","value":"minutesPerTurn"}},{"kind":"Field","name":{"kind":"Name","value":"showEstimate"}},{"kind":"Field","name":{"kind":"Name","value":"askPartySize"}},{"kind":"Field","name":{"kind":"Name","value":"mostPartySize"}},{"kind":"Field","name":{"kind":"Name","value":"askPhone"}},{"kind":"Field","name":{"kind":"Name","value":"resources"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"minutesPerTurn"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicBooking"}},{"kind":"Field","name":{"kind":"Name","value":"noShow"}},{"kind":"Field","name":{"kind":"Name","value":"requeueAfter"}},{"kind":"Field","name":{"kind":"Name","value":"mostNoShows"}},{"kind":"Field","name":{"kind":"Name","value":"graceMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"letPassMost"}},{"kind":"Field","name":{"kind":"Name","value":"almostReadyAhead"}},{"kind":"Field","name":{"kind":"Name","value":"thankAfterMinutes"}},{"kind":"Field","name":{"kind":"Name","value":"mostTextsAnHour"}},{"kind":"Field","name":{"kind":"Name","value":"callerId"}},{"kind":"Field","name":{"kind":"Name","value":"opensByItself"}},{"kind":"Field","name":{"kind":"Name","value":"wallShows"}},{"kind":"Field","name":{"kind":"Name","value":"branding"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"primary"}},{"kind":"Field","name":{"kind":"Name","value":"logo"}},{"kind":"Field","name":{"kind":"Name","value":"welcome"}},{"kind":"Field","name":{"kind":"Name","value":"closedText"}}]}},{"kind":"Field","name":{"kind":"Name","value":"messages"}},{"kind":"Field","name":{"kind":"Name","value":"publicUrl"}},{"kind":"Field","name":{"kind":"Name","value":"reviewUnready"}},{"kind":"Field","name":{"kind":"Name","value":"version"}}]}}]} as unknown as DocumentNode<SaveWaitingListSettingsMutation, SaveWaitingListSettingsMutationVariables>;
export const MakeKioskKeyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MakeKioskKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createKioskKey"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"kioskKey"}},{"kind":"Field","name":{"kind":"Name","value":"url"}}]}}]}}]} as unknown as DocumentNode<MakeKioskKeyMutation, MakeKioskKeyMutationVariables>;
export const RevokeKioskKeysDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RevokeKioskKeys"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteKioskKeys"}}]}}]} as unknown as DocumentNode<RevokeKioskKeysMutation, RevokeKioskKeysMutationVariables>;