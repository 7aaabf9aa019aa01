/**
 * Sentences by type, and by what the type has: a field, a value, or an argument as `field(argument)`. The type itself is
 * `$`.
 */
export type Descriptions = Readonly<Record<string, Readonly<Record<string, string>>>>;
