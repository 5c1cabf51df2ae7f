import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { Skeleton, SkeletonGroup } from '../ui/Skeleton/Skeleton.tsx';
import { Body, Section } from './FormSection.styles.ts';
import { FormRow } from './FormRow.tsx';

const Column = styled(SkeletonGroup)`
  display: flex;
  flex-direction: column;
  gap: 16px;
`;

export interface FormSkeletonProps extends Omit<ComponentProps<typeof SkeletonGroup>, 'children'> {
  /** How many fields each section has. @default [4, 3, 4] */
  sections?: readonly number[] | undefined;
}

const usual = [4, 3, 4];

/** The shape of a form while what it starts from is read. Renders a `SkeletonGroup`. */
export function FormSkeleton({ sections = usual, ...rest }: FormSkeletonProps) {
  return (
    <Column {...rest}>
      {sections.map((fields, section) => (
        <Section as="div" key={`${section} ${fields}`}>
          <Body>
            <Skeleton width={72} height={20} />
            <FormRow>
              {Array.from({ length: fields }, (_, field) => (
                <Skeleton key={field} height={54} />
              ))}
            </FormRow>
          </Body>
        </Section>
      ))}
    </Column>
  );
}
