declare const typed: unique symbol;

/** An operation of GraphQL as it is sent, with the types of what it asks and answers. */
export interface Operation<Data, Variables> {
  readonly name: string;
  readonly text: string;
  /** Only for the compiler. */
  readonly [typed]?: (variables: Variables) => Data;
}

export const operation = <Data, Variables>(name: string, text: string): Operation<Data, Variables> => ({
  name,
  text,
});
