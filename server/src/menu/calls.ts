import { eq } from 'drizzle-orm';
import { getMenuTree } from 'jiaowu/contract';
import { company } from '../db/schema/index.ts';
import { serve } from '../http/serve.ts';
import { menuOf } from './tree.ts';

export const menuCalls = [
  /** What the caller says of initSuccess is not believed: the institution knows. */
  serve(getMenuTree, async (_, { tx, post }) => {
    const [here] = await tx
      .select({ initSuccess: company.initSuccess })
      .from(company)
      .where(eq(company.id, post.companyId));
    return menuOf({ roleIds: post.roleIds, auth: post.auth, initSuccess: here?.initSuccess ?? false });
  }),
];
