// Reporting a message of the opponent (LAW-13.3.1): the director reads it, the reader no longer does.
import { api } from '../api/client';
import type { Game, Message } from '../api/types';
import { t } from '../i18n';
import { toast } from '../ui/Toast';
import { WriteDialog } from '../ui/WriteDialog';
import '../styles/decisions.css';

interface Props {
  game: Game;
  message: Message;
  reload: () => Promise<Game | null>;
  onClose: () => void;
}

export function ReportDialog({ game, message, reload, onClose }: Props) {
  return (
    <WriteDialog
      open
      title={t('matters-report-title')}
      text={t('matters-report-text')}
      label={t('matters-report-why')}
      hint={t('decided-limit')}
      action={t('matters-report-send')}
      onSend={async (text) => {
        const { data, error } = await api.POST('/api/games/{id}/messages/{message}/reports', {
          params: { path: { id: game.id, message: message.id } },
          body: { text },
        });
        if (!data) return error;
        toast(t('matters-reported'));
        await reload();
        return null;
      }}
      onClose={onClose}
    />
  );
}
