import { enumeration } from '@colophon/schema';

export const mlFeatureDataType = enumeration({
  name: 'com.linkedin.common.MLFeatureDataType',
  doc: 'Statistical or physical kind of a machine-learning feature or primary key.',
  symbols: {
    USELESS: 'Distinct values that cannot help a prediction, such as randomly generated account numbers.',
    NOMINAL: 'Categories without order, such as animal species; averages over them mean nothing.',
    ORDINAL: 'Whole numbers that rank things without fixed distances, such as places in a race.',
    BINARY: 'One of exactly two values, such as yes or no.',
    COUNT: 'Whole numbers from zero up, such as orders per customer.',
    TIME: 'Continuous data that repeats in cycles, such as daily, weekly or yearly ones.',
    INTERVAL: 'Evenly spaced numbers without a rhythm in time, such as temperature or income.',
    IMAGE: 'Still pictures, such as product photographs.',
    VIDEO: 'Moving pictures, such as camera footage.',
    AUDIO: 'Sound, such as recorded speech.',
    TEXT: 'Words or prose, such as a product review.',
    MAP: 'Keys with values, such as a Python `dict`.',
    SEQUENCE: 'Elements in order, such as a Python `list` or `tuple`.',
    SET: 'Distinct elements without order, such as a Python `set`.',
    CONTINUOUS: 'Real-valued measurements, such as height or weight.',
    BYTE: 'Raw bytes that encode an object of any kind.',
    UNKNOWN: 'The source did not say what kind of data it is.',
  },
});
