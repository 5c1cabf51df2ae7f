import { configure } from '@testing-library/react';

// What is waited for comes when it comes: a busy machine takes its time, and no test is about how long.
configure({ asyncUtilTimeout: 10_000 });
