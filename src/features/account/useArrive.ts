import { useHostFacts } from '../../components/shells/hostFacts.ts';
import { useKit, useNavigation, useNotify } from '../../kit/context.ts';
import { type Arrival, arrivalOf } from './arrival.ts';

/** Goes where the identity in use belongs. */
export function useArrive(): () => Arrival {
  const { session } = useKit();
  const { search, navigate } = useNavigation();
  const { pages } = useHostFacts();
  const notify = useNotify();
  return () => {
    const arrival = arrivalOf(search, session.getState(), pages);
    if (arrival.kind === 'go') {
      navigate(arrival.to, { replace: true });
      if (arrival.notice !== null) notify.info(arrival.notice);
    }
    return arrival;
  };
}
