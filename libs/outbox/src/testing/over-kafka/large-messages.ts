import kafkajs from 'kafkajs';

/** Makes the topic as an operator would who lets large messages in, before anybody else makes it. */
export async function makeTopicForLargeMessages(brokers: string, topic: string, partitions: number): Promise<void> {
  const admin = new kafkajs.Kafka({ brokers: [brokers], logLevel: kafkajs.logLevel.NOTHING }).admin();
  await admin.connect();
  const configEntries = [
    { name: 'max.message.bytes', value: '10000000' },
    { name: 'message.timestamp.type', value: 'LogAppendTime' },
  ];
  await admin.createTopics({ topics: [{ topic, numPartitions: partitions, configEntries }], waitForLeaders: true });
  await admin.disconnect();
}
