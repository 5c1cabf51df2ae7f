import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';
import { Id, IntText } from './wire.ts';

/** A signed address of a document, good for 5 minutes; ask again to renew it. */
export const getReadUrl = endpoint({
  method: 'get',
  path: 'course/lineCourse/getReadUrl',
  input: z.object({ resourceId: Id, revId: z.optional(Id), classId: z.optional(Id) }),
  output: z.object({
    readId: z.string(),
    /** Path on this host. It carries a one-purpose ticket, never the session token. */
    url: z.string(),
    title: z.string(),
    pages: z.nullable(z.int()),
    watermarkText: z.string(),
    maySaveImage: z.boolean(),
    /** Page read last by this person. */
    lastPage: z.int(),
  }),
  allow: { permission: ['resource.view'] },
});

/** Reading log: sent every 30 s while visible and on leaving. */
export const reportReading = endpoint({
  method: 'post',
  path: 'course/lineCourse/reportReading',
  input: z.object({
    readId: Id,
    page: z.int().check(z.minimum(1)),
    pagesSeen: z.array(z.int().check(z.minimum(1))).check(z.maxLength(5000)),
    activeSeconds: z.pipe(IntText, z.number().check(z.minimum(0), z.maximum(86_400))),
    rightClicks: z.pipe(IntText, z.number().check(z.minimum(0))),
  }),
  output: z.object({ mayContinue: z.boolean(), whyNot: z.nullable(z.string()) }),
  allow: { permission: ['resource.view'] },
});
