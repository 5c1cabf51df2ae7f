/** Sends text messages. */
export interface Sms {
  /** True for the local stand-in: codes are kept in the table a developer can look into. */
  readonly keepsMailbox: boolean;
  /** @throws Error when the message could not be handed over. */
  send(message: { phone: string; code: string; text: string }): Promise<void>;
}

/** Stands in for a text-message service: prints to the terminal; the mailbox page shows the newest 20. */
export function createLocalSms(print: (line: string) => void = console.log): Sms {
  return {
    keepsMailbox: true,
    async send({ phone, code }) {
      print(`验证码 ${code} → ${phone}`);
    },
  };
}
