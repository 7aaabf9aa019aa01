import { enumeration } from '@colophon/schema';

export const mlFeatureDataType = enumeration({
  name: 'com.linkedin.common.MLFeatureDataType',
  doc: 'Data type of a machine learning feature or primary key.',
  symbols: {
    USELESS: 'Distinct values without predictive use, such as randomly generated account numbers.',
    NOMINAL: 'Categories without order, such as animal species; averages of them are meaningless.',
    ORDINAL: 'Whole numbers that rank items without fixed distances, such as places in a race.',
    BINARY: 'One of exactly two values, such as yes or no.',
    COUNT: 'Whole numbers from zero up, such as orders per customer.',
    TIME: 'Continuous data with a cyclical pattern, such as daily, weekly or yearly cycles.',
    INTERVAL: 'Evenly spaced numbers without a cyclical pattern, such as temperature or income.',
    IMAGE: 'Still images, such as product photographs.',
    VIDEO: 'Moving images, such as camera footage.',
    AUDIO: 'Sound, such as recorded speech.',
    TEXT: 'Text, such as a product review.',
    MAP: 'Keys mapped to values, such as a Python `dict`.',
    SEQUENCE: 'Elements in order, such as a Python `list` or `tuple`.',
    SET: 'Distinct elements without order, such as a Python `set`.',
    CONTINUOUS: 'Real-valued measurements, such as height or weight.',
    BYTE: 'Raw bytes that encode any object.',
    UNKNOWN: 'The source did not specify the data type.',
  },
});
