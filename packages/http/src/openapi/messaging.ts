/** How far a consumer group has read a topic. */
export interface ConsumerLag {
  readonly group: string;
  readonly topic: string;
  readonly partitions: readonly PartitionLag[];
}

export interface PartitionLag {
  readonly partition: number;
  /** Offset of the message that the group reads next; undefined until it has committed one. */
  readonly offset: number | undefined;
  /** Messages of the partition that the group has not committed. */
  readonly lag: number;
}

/** The streams of messages of a server. */
export interface Messaging {
  /**
   * How far the proposals that clients send are applied.
   *
   * @throws RequestError `KAFKA_UNAVAILABLE` when the brokers do not answer.
   */
  proposalLag(): Promise<ConsumerLag>;
}

/** The streams of which DataHub's clients ask for the lag. Proposals are read; the server only writes the other two. */
export const messageStreams = ['mcp', 'mcl', 'mcl-timeseries'] as const;
